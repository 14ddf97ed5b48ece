/** The schemas of the pages: one file for each. */
export { about } from './about';
export { careers } from './careers';
export { contacts } from './contacts';
export { home } from './home';
export { industry } from './industry';
export { insight } from './insight';
export { marketing } from './marketing';
export { media } from './media';
export { notFound } from './not-found';
export { pictureService } from './picture-service';
export { productEngg } from './productEngg';
export { services } from './services';
export { softwareconsulting } from './softwareconsulting';
export { whoweare } from './whoweare';
