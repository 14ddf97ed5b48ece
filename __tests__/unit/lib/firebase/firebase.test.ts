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
afterEach(() => jest.restoreAllMocks());

test('one function initialises app, Authentication and database once, without a request or IndexedDB', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no request'));
  const open = jest.fn(() => ({}));
  Object.assign(globalThis, { indexedDB: { open, deleteDatabase: open } });
  const { initializeFirebase } = await load();
  Object.assign(process.env, CONFIG);
  const database = initializeFirebase();
  expect(database.app.options).toEqual({
    apiKey: CONFIG.NEXT_PUBLIC_FIREBASE_API_KEY,
    authDomain: 'nestif-site.firebaseapp.com',
    projectId: 'nestif-site',
    appId: '1:123456789012:web:abcdef123456',
  });
  expect(initializeFirebase()).toBe(database);
  // Authentication is in a module that loads separately.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { getApps } = await import('firebase/app');
  expect(getApps()).toHaveLength(1);
  const { initializeAuth } = await import('firebase/auth');
  expect(() => initializeAuth(database.app)).toThrow('already');
  expect(fetched).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
});

test('if Authentication fails, the error is logged, and the database is still available', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('broken');
  const { initializeFirebase } = await load();
  jest.doMock('@/lib/firebase/authentication', () => ({
    startAuthentication: () => {
      throw error;
    },
  }));
  Object.assign(process.env, CONFIG);
  expect(initializeFirebase().app).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(logged).toHaveBeenCalledWith(error);
  jest.unmock('@/lib/firebase/authentication');
});

test('a call throws until there is a configuration', async () => {
  const { initializeFirebase } = await load();
  const missing = names.map((name) => `${name} is missing`).join(', ');
  expect(initializeFirebase).toThrow(`Firebase is not configured: ${missing}. Copy the values`);
  Object.assign(process.env, CONFIG);
  expect(initializeFirebase()).toBeDefined();
});

test.each([
  ['NEXT_PUBLIC_FIREBASE_API_KEY', 'short'],
  ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'https://nestif-site.firebaseapp.com'],
  ['NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'Nestif Site'],
  ['NEXT_PUBLIC_FIREBASE_APP_ID', '123456'],
])('%s is malformed if it is "%s"', async (name, value) => {
  const { readFirebaseConfig } = await import('@/lib/firebase/config');
  expect(() => readFirebaseConfig({ ...CONFIG, [name]: value })).toThrow(`configured: ${name} is malformed.`);
});

test('a build includes Firebase if all variables are set, has none without any, and fails with only some', async () => {
  const { isFirebaseConfigured } = await import('@/lib/firebase/config');
  expect(isFirebaseConfigured(CONFIG)).toBe(true);
  expect(isFirebaseConfigured({})).toBe(false);
  expect(isFirebaseConfigured({ NEXT_PUBLIC_FIREBASE_API_KEY: ' ' })).toBe(false);
  const partly = { NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'nestif-site' };
  expect(() => isFirebaseConfigured(partly)).toThrow('NEXT_PUBLIC_FIREBASE_API_KEY is missing');
});
