import { onTestFinished } from 'vitest';
import { type OpenStoreOptions, openStore, type Store } from '../../src/store/open-store.js';

/** A store that is closed with the test. */
export function openTestStore(options: OpenStoreOptions): Store {
  const store = openStore(options);
  onTestFinished(() => store.close());
  return store;
}
