/** @jest-environment node */
import { policyOf } from '@/tools/postbuild/policy';

const FIREBASE = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'AIzaSyA-123456789012345678901234567890',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'nestif-site.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'nestif-site',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:123456789012:web:abcdef123456',
};
const SERVICE = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
};

test('the policy allows the service to which the form posts, and Firebase if it is configured', () => {
  const policyFor = (env: Record<string, string>) => policyOf(['sha256-x='], env);
  expect(policyFor({})).toEqual({ styleHashes: ['sha256-x='], connect: "'self'", connectAlso: [] });
  expect(policyFor({ ...SERVICE, ...FIREBASE })).toMatchObject({
    connect: 'https://api.emailjs.com',
    connectAlso: ['https://firestore.googleapis.com'],
  });
});
