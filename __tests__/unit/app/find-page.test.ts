import { findPage } from '@/app/[page]/_layouts/page-layout';
import { content } from '@/__tests__/support/content/site-texts';

jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('the not-found page');
  },
}));

test.each(['constructor', '__proto__', 'no-such-page'])('in development, /%s shows the not-found page', (name) => {
  expect(() => findPage(content, name)).toThrow('the not-found page');
  expect(findPage(content, 'retail').collection).toBe('industries');
});
