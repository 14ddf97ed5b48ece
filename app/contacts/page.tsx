import type { Metadata } from 'next';
import { formTexts } from '@/components/contact-form/form-texts';
import { StructuredData } from '@/components/frame/structured-data';
import { Island } from '@/components/islands/island';
import { Picture } from '@/components/ui/picture';
import { getContent } from '@/lib/content';
import { readEmailConfig } from '@/components/contact-form/email/config';
import { isFirebaseConfigured } from '@/components/contact-form/firebase/firebase';
import { pageMetadata } from '@/lib/metadata';
import { pictureSource } from '@/lib/pictures';
import { Details } from './_sections/details';
import { Offices } from './_sections/offices';
import { Reach } from './_sections/reach';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/contacts', content.pages.contacts.page);
}

export default function ContactPage() {
  const { pages, site } = getContent();
  const { heading, intro, form, details, offices, picture } = pages.contacts;
  const contact = { email: site.email, phones: site.phones };
  const texts = formTexts(form, isFirebaseConfigured(process.env));
  const props = { id: 'contact', texts, config: readEmailConfig(process.env), contact };
  const island = <Island name="contact-form" wake="load" props={props} className="min-w-0" />;
  return (
    <>
      <Reach heading={heading} intro={intro} form={island}>
        <Details {...details} contact={contact} />
        <Picture {...pictureSource(picture, 'half')} className="mt-10 w-full rounded-picture" />
      </Reach>
      <Offices heading={offices.heading} offices={site.offices} />
      <StructuredData path="/contacts" />
    </>
  );
}
