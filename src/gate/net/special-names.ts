/** A host name that is never an ordinary public site. */
export interface SpecialName {
  readonly kind: string;
  /** Cloud metadata: no setting opens it. */
  readonly isFloor: boolean;
}

/**
 * Tells whether a host name (lower case, ASCII, no trailing dot) means this machine, the local network or a cloud's
 * metadata service. Such names are refused without a lookup: what they resolve to depends on where we run.
 */
export function specialName(host: string): SpecialName | null {
  if (METADATA_NAMES.some((name) => isSameOrBelow(host, name))) return { kind: 'cloud metadata name', isFloor: true };
  const suffix = LOCAL_SUFFIXES.find((name) => isSameOrBelow(host, name));
  if (suffix !== undefined) return { kind: `local name (.${suffix})`, isFloor: false };
  if (LOCAL_NAMES.some((name) => isSameOrBelow(host, name))) return { kind: 'local name', isFloor: false };
  // Resolvers complete a name without a dot with the network's own search domain.
  if (!host.includes('.')) return { kind: 'name without a domain', isFloor: false };
  return null;
}

/** Whether a host is a domain or lies below it. */
export function isSameOrBelow(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

const METADATA_NAMES: readonly string[] = [
  'metadata',
  'metadata.google.internal',
  'metadata.google',
  'metadata.goog',
  'metadata.internal',
  'metadata.azure.internal',
  'metadata.azure.com',
  'metadata.oraclecloud.com',
  'metadata.digitalocean.com',
  'metadata.linode.com',
  'metadata.vultr.com',
  'metadata.scaleway.com',
  'metadata.tencentyun.com',
  'metadata.packet.net',
  'metadata.platformequinix.com',
  'metadata.equinix.com',
  'api.metadata.cloud.ibm.com',
  'instance-data',
  'instance-data.ec2.internal',
  'rancher-metadata',
  'rancher-metadata.rancher.internal',
];

// Top-level names that public DNS does not have, or that RFC 6761, 6762, 8375 and ICANN keep for local use.
const LOCAL_SUFFIXES: readonly string[] = [
  'localhost',
  'localdomain',
  'localhost4',
  'localhost6',
  'localdomain4',
  'localdomain6',
  'local',
  'internal',
  'intranet',
  'intra',
  'localnet',
  'workgroup',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'svc',
  'consul',
  'onion',
];

const LOCAL_NAMES: readonly string[] = [
  'ip6-localhost',
  'ip6-loopback',
  'ip6-localnet',
  'broadcasthost',
  'kubernetes',
  'kubernetes.default',
  // Public names that exist only to point at the machine that asks.
  'localtest.me',
  'lvh.me',
  'vcap.me',
  'fuf.me',
  'localho.st',
  'lacolhost.com',
];
