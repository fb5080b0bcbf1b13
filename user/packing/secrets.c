// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* secrets.c - see secrets.h. */
#include "packing/secrets.h"

#include <fnmatch.h>
#include <stdbool.h>
#include <string.h>

#include "base/cleanup.h"

#define KEY_BEGINS "-----BEGIN "
#define KEY_ENDS   "PRIVATE KEY-----"

/* Patterns in which * is anything, slashes too. What is usually in a home may be in any folder. */
static const struct rule {
	const char *pattern, *why;
} rules[] = {
	{ "/etc/shadow*", "passwords" },
	{ "/etc/gshadow*", "passwords" },
	{ "/etc/security/opasswd*", "passwords" },
	{ "/etc/sudoers*", "rights of users" },
	{ "/etc/ssl/private/*", "a private key" },
	{ "/etc/pki/tls/private/*", "a private key" },
	{ "/etc/ssh/ssh_host_*_key", "a private key" },
	{ "/etc/wireguard/*", "a private key" },
	{ "/etc/NetworkManager/system-connections/*", "passwords" },
	{ "/etc/wpa_supplicant*", "passwords" },
	{ "/etc/docker/key.json", "a private key" },
	{ "/etc/kubernetes/*", "credentials of a cluster" },
	{ "/var/lib/kubelet/*", "credentials of a cluster" },
	{ "/var/lib/sss/*", "passwords" },
	{ "*/.ssh/*", "keys of ssh" },
	{ "*/.gnupg/*", "keys of GnuPG" },
	{ "*/.pki/*", "keys" },
	{ "*/.netrc", "passwords" },
	{ "*/_netrc", "passwords" },
	{ "*/.authinfo*", "passwords" },
	{ "*/.pgpass", "passwords" },
	{ "*/.my.cnf", "passwords" },
	{ "*/.mylogin.cnf", "passwords" },
	{ "*/.htpasswd", "passwords" },
	{ "*/.git-credentials", "credentials" },
	{ "*/.config/git/credentials", "credentials" },
	{ "*/.config/gh/*", "credentials" },
	{ "*/.config/hub", "credentials" },
	{ "*/.config/glab-cli/*", "credentials" },
	{ "*/.aws/*", "credentials of a cloud" },
	{ "*/.azure/*", "credentials of a cloud" },
	{ "*/.oci/*", "credentials of a cloud" },
	{ "*/.config/gcloud/*", "credentials of a cloud" },
	{ "*/.config/doctl/*", "credentials of a cloud" },
	{ "*/.config/rclone/*", "credentials of a cloud" },
	{ "*/.boto", "credentials of a cloud" },
	{ "*/.s3cfg", "credentials of a cloud" },
	{ "*/.terraform.d/credentials*", "credentials of a cloud" },
	{ "*/.kube/*", "credentials of a cluster" },
	{ "*/.docker/config.json", "credentials" },
	{ "*/.config/containers/auth.json", "credentials" },
	{ "*/containers/auth.json", "credentials" },
	{ "*/.dockercfg", "credentials" },
	{ "*/.npmrc", "credentials" },
	{ "*/.yarnrc.yml", "credentials" },
	{ "*/.pypirc", "credentials" },
	{ "*/.condarc", "credentials" },
	{ "*/.cargo/credentials*", "credentials" },
	{ "*/.gem/credentials", "credentials" },
	{ "*/.m2/settings*.xml", "credentials" },
	{ "*/.huggingface/*", "a token" },
	{ "*/huggingface/token", "a token" },
	{ "*/huggingface/stored_tokens", "a token" },
	{ "*/.kaggle/*", "a token" },
	{ "*/.vault-token", "a token" },
	{ "*/.env", "variables that may be secret" },
	{ "*/.env.*", "variables that may be secret" },
	{ "*/.password-store/*", "passwords" },
	{ "*/keyrings/*.keyring", "passwords" },
	{ "*/kwalletd/*", "passwords" },
	{ "*/.Xauthority", "a token" },
	{ "*/.ICEauthority", "a token" },
	{ "*/.*_history", "what somebody has typed" },
	{ "*/credentials", "credentials" },
	{ "*/credentials.json", "credentials" },
	{ "*/application_default_credentials.json", "credentials of a cloud" },
	{ "*/service-account*.json", "credentials of a cloud" },
	{ "*/serviceaccount/token", "a token" },
	{ "*/id_rsa", "a private key" },
	{ "*/id_dsa", "a private key" },
	{ "*/id_ecdsa", "a private key" },
	{ "*/id_ed25519", "a private key" },
	{ "*.keytab", "keys of Kerberos" },
	{ "/tmp/krb5cc_*", "a token" },
	{ "*.p12", "keys" },
	{ "*.pfx", "keys" },
	{ "*.jks", "keys" },
	{ "*.keystore", "keys" },
	{ "*.kdbx", "passwords" },
	{ "*.ppk", "a private key" },
};
/* Anywhere in the beginning of these, and not only where a line begins, a key is one. */
static const char *const key_files[] = { "*.pem", "*.key", "*.crt", "*.cer", "*.p8", "*.pk8" };

const char *secrets_by_path(const char *path)
{
	for (size_t i = 0; i < ARRAY_SIZE(rules); i++)
		if (!fnmatch(rules[i].pattern, path, 0))
			return rules[i].why;
	return NULL;
}

static bool is_key_file(const char *path)
{
	for (size_t i = 0; i < ARRAY_SIZE(key_files); i++)
		if (!fnmatch(key_files[i], path, FNM_CASEFOLD))
			return true;
	return false;
}

/* A line "-----BEGIN RSA PRIVATE KEY-----". A program that writes such files has the text, too, but in its code. */
static bool has_key_line(const char *head, size_t len)
{
	const char *at = head, *end = head + len;

	for (; at && at < end; at = memchr(at, '\n', (size_t)(end - at))) {
		const char *stop;

		at += *at == '\n';
		stop = memchr(at, '\n', (size_t)(end - at)) ?: end;
		if ((size_t)(stop - at) > strlen(KEY_BEGINS) &&
		    !memcmp(at, KEY_BEGINS, strlen(KEY_BEGINS)) &&
		    memmem(at, (size_t)(stop - at), KEY_ENDS, strlen(KEY_ENDS)))
			return true;
	}
	return false;
}

const char *secrets_by_head(const char *path, const void *head, size_t len)
{
	if (len > SECRETS_HEAD)
		len = SECRETS_HEAD;
	if (is_key_file(path) && memmem(head, len, "PRIVATE KEY", strlen("PRIVATE KEY")))
		return "a private key";
	return has_key_line(head, len) ? "a private key" : NULL;
}
