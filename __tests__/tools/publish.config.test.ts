/** @jest-environment node */
import { BUDGETS, config } from '@/tools/publish.config';

const FIREBASE = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'AIzaSyA-123456789012345678901234567890',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'nestif-site.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'nestif-site',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:123456789012:web:abcdef123456',
};
const policyFor = (env: Record<string, string>, ...formTargets: string[]) =>
  config(env).policy.make({ styleHashes: ['sha256-x='], formTargets });

test('budgets in bytes', () => {
  expect(config({}).budgets).toBe(BUDGETS);
  expect(BUDGETS).toEqual({
    every: { response: 16_000, scripts: 9_216, onDemand: 0, initialLoad: 71_680 },
    pages: {
      'index.html': { initialLoad: 81_920 },
      'skilldevelopment.html': { initialLoad: 112_640 },
      'softwaredevelopment.html': { initialLoad: 112_640 },
      'workforcemanagement.html': { initialLoad: 112_640 },
      'services.html': { initialLoad: 77_824 },
      'contacts.html': { scripts: 12_288 },
    },
    fonts: { bytes: 30_720, files: 2 },
  });
  expect(config(FIREBASE).budgets.pages['contacts.html']).toEqual({ scripts: 13_312, onDemand: 81_920 });
});

test('the policy allows the one service that forms post to, and Firebase if it is configured', () => {
  const policy = { styleHashes: ['sha256-x='], connect: 'https://mail.example', connectAlso: [] };
  expect(policyFor({}, "'self'", 'https://mail.example')).toEqual(policy);
  expect(policyFor({})).toEqual({ ...policy, connect: "'self'" });
  expect(policyFor(FIREBASE)).toMatchObject({ connectAlso: ['https://firestore.googleapis.com'] });
  expect(() => policyFor({}, 'https://a.example', 'https://b.example')).toThrow('the policy allows one');
});
