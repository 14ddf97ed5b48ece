import { notFound } from 'next/navigation';
import type { Content } from '@/lib/content';
import { COLLECTION_NAMES } from '@/lib/content/schema';

/** Finds the page that a content folder holds under `name`, and the folder; not-found where none does. */
export function findPage(content: Content, name: string) {
  for (const collection of COLLECTION_NAMES) {
    const page = content.collections[collection][name];
    if (page) return { collection, page };
  }
  notFound();
}
