const SECRET =
  /(?:^|_)(?:(?:API)?KEYS?|TOKENS?|SECRETS?|PASS|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|DSN|WEBHOOK|COOKIES?)(?:$|_)|_PWD$/i;

/** Names of places and sizes around a secret, not of the secret itself. */
const HARMLESS = /_(?:PATH|FILE|DIR|FOLDER|NAME|TYPE|SIZE|LENGTH|COUNT|LIMIT|PREFIX|HELPER|SOCK)$/i;

/** Whether a variable of this name holds a secret, whatever its value looks like. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name) && !HARMLESS.test(name);
}
