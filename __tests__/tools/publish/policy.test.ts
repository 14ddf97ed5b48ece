/** @jest-environment node */
import { policyOf } from '@/tools/publish/policy';

const FIREBASE = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'AIzaSyA-123456789012345678901234567890',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'nestif-site.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'nestif-site',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:123456789012:web:abcdef123456',
};
const policyFor = (env: Record<string, string>, ...formTargets: string[]) =>
  policyOf({ styleHashes: ['sha256-x='], formTargets }, env);

test('the policy allows the one service that forms post to, and Firebase if it is configured', () => {
  const policy = { styleHashes: ['sha256-x='], connect: 'https://mail.example', connectAlso: [] };
  expect(policyFor({}, "'self'", 'https://mail.example')).toEqual(policy);
  expect(policyFor({})).toEqual({ ...policy, connect: "'self'" });
  expect(policyFor(FIREBASE)).toMatchObject({ connectAlso: ['https://firestore.googleapis.com'] });
  expect(() => policyFor({}, 'https://a.example', 'https://b.example')).toThrow('the policy allows one');
});
