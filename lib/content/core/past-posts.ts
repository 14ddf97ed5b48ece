import type { Content } from './schema';

/** Whether a date such as `2026-01-31` has passed. Days end at midnight UTC, which is the next morning in India. */
export const isOver = (day: string): boolean => day < new Date().toISOString().slice(0, 10);

/** The content without vacancies that have closed. */
export function withoutPastPosts(content: Content): Content {
  const { careers } = content.pages;
  if (!careers.posts) return content;
  const items = careers.posts.items.filter(({ until }) => !until || !isOver(until));
  return { ...content, pages: { ...content.pages, careers: { ...careers, posts: { ...careers.posts, items } } } };
}
