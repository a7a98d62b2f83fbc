import packageJson from '../../package.json' with { type: 'json' };

/** The package's version; the build puts it in as text. */
export const VERSION: string = packageJson.version;
