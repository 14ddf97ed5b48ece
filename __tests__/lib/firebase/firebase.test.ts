/** @jest-environment node */

const CONFIG = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'AIzaSyA-123456789012345678901234567890',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'nestif-site.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'nestif-site',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:123456789012:web:abcdef123456',
};

const names = Object.keys(CONFIG);

/** Loads the module as a new page does. */
async function load() {
  jest.resetModules();
  return import('@/lib/firebase/firebase');
}

const clear = () => names.forEach((name) => delete process.env[name]);

beforeEach(clear);
afterAll(clear);

test('app, authentication and database are initialised once, from the environment', async () => {
  const { getFirebaseApp, getFirebaseAuth, getFirebaseDatabase } = await load();
  Object.assign(process.env, CONFIG);
  const [app, auth, database] = await Promise.all([getFirebaseApp(), getFirebaseAuth(), getFirebaseDatabase()]);
  expect(app.options).toEqual({
    apiKey: CONFIG.NEXT_PUBLIC_FIREBASE_API_KEY,
    authDomain: 'nestif-site.firebaseapp.com',
    projectId: 'nestif-site',
    appId: '1:123456789012:web:abcdef123456',
  });
  expect(auth.app).toBe(app);
  expect(database.app).toBe(app);
  for (const get of [getFirebaseApp, getFirebaseAuth, getFirebaseDatabase]) expect(get()).toBe(get());
  const { getApps } = await import('firebase/app');
  expect(getApps()).toHaveLength(1);
});

test('importing the module initialises nothing; a call without a configuration rejects until there is one', async () => {
  const firebase = await load();
  const { getApps } = await import('firebase/app');
  expect(getApps()).toEqual([]);
  const missing = names.map((name) => `${name} is missing`).join(', ');
  for (const name of ['getFirebaseAuth', 'getFirebaseDatabase'] as const) {
    await expect(firebase[name]()).rejects.toThrow(`Firebase is not configured: ${missing}. Copy the values`);
  }
  Object.assign(process.env, CONFIG);
  for (const name of ['getFirebaseAuth', 'getFirebaseDatabase'] as const) {
    await expect(firebase[name]()).resolves.toBeDefined();
  }
});

test.each([
  ['NEXT_PUBLIC_FIREBASE_API_KEY', 'short'],
  ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'https://nestif-site.firebaseapp.com'],
  ['NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'Nestif Site'],
  ['NEXT_PUBLIC_FIREBASE_APP_ID', '123456'],
])('%s is malformed when it reads "%s"', async (name, value) => {
  const { readFirebaseConfig } = await import('@/lib/firebase/config');
  expect(() => readFirebaseConfig({ ...CONFIG, [name]: value })).toThrow(`configured: ${name} is malformed.`);
});

test('a build has Firebase with all variables, has none without any, and stops in between', async () => {
  const { isFirebaseConfigured } = await import('@/lib/firebase/config');
  expect(isFirebaseConfigured(CONFIG)).toBe(true);
  expect(isFirebaseConfigured({})).toBe(false);
  expect(isFirebaseConfigured({ NEXT_PUBLIC_FIREBASE_API_KEY: ' ' })).toBe(false);
  const partly = { NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'nestif-site' };
  expect(() => isFirebaseConfigured(partly)).toThrow('NEXT_PUBLIC_FIREBASE_API_KEY is missing');
});
