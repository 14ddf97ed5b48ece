import type { Legal } from '@/lib/content/schema';

/**
 * The registration number of a company or an LLP, and its registered office; undefined for a firm that is not
 * registered.
 */
export function registrationOf(legal: Legal): { label: string; number: string; office: string } | undefined {
  if ('cin' in legal) return { label: 'CIN', number: legal.cin, office: legal.registeredOffice };
  if ('llpin' in legal) return { label: 'LLPIN', number: legal.llpin, office: legal.registeredOffice };
  return undefined;
}
