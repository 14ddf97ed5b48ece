import { getApps } from 'firebase/app';
import { FIREBASE_VARIABLES, isFirebaseConfigured } from '@/lib/firebase/config';
import { initialize } from '@/lib/firebase/initialise';

const ALL = Object.fromEntries(FIREBASE_VARIABLES.map((name) => [name, 'demo-value']));

test('app, Authentication and database are initialised together, without the part that makes a database', () => {
  Object.assign(process.env, ALL);
  initialize();
  const [app, ...others] = getApps() as unknown as { container: { getProvider(name: string): Provider } }[];
  expect(others).toEqual([]);
  expect(app!.container.getProvider('auth').isInitialized()).toBe(true);
  expect(app!.container.getProvider('firestore/lite').isInitialized('(default)')).toBe(true);
  expect(app!.container.getProvider('heartbeat').getImmediate()).toBeNull();
});

test('some of the variables, but not all, are an error that names the others', () => {
  expect(isFirebaseConfigured({})).toBe(false);
  expect(isFirebaseConfigured(ALL)).toBe(true);
  const [missing] = FIREBASE_VARIABLES;
  expect(() => isFirebaseConfigured({ ...ALL, [missing!]: ' ' })).toThrow(`${missing} is missing`);
});

interface Provider {
  isInitialized(identifier?: string): boolean;
  getImmediate(): unknown;
}
