/**
 * The 23 pages that are always there, as the specification lists them; `/sustainabilty` and `/productEngg` are spelt
 * so.
 */
export const ROUTES = [
  '/',
  '/about',
  '/services',
  '/media',
  '/careers',
  '/contacts',
  '/whoweare',
  '/softwareconsulting',
  '/workforcemanagement',
  '/productEngg',
  '/skilldevelopment',
  '/softwaredevelopment',
  '/marketing',
  '/digitaltransformation',
  '/artificialintelligence',
  '/cloud',
  '/cybersecurity',
  '/sustainabilty',
  '/aviation',
  '/education',
  '/healthcare',
  '/insurance',
  '/retail',
] as const;
