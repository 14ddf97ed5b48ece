import type { Metadata } from 'next';
import { formTexts } from '@/components/contact-form/form-texts';
import { Island } from '@/components/islands/island';
import { Picture } from '@/components/ui/picture';
import { getContent } from '@/lib/content';
import { readEmailConfig } from '@/components/contact-form/email/config';
import { isFirebaseConfigured } from '@/components/contact-form/firebase/firebase';
import { pageMetadata } from '@/lib/metadata';
import { pictureSource } from '@/lib/pictures';
import { Details } from './_sections/details';
import { Offices } from './_sections/offices';
import { Organisation } from './_sections/organisation';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/contacts', content.pages.contacts.page);
}

/** The page that tells search engines, with microdata on what it shows, who the company is. */
export default function ContactPage() {
  const { pages, site } = getContent();
  const { heading, intro, form, details, offices, picture } = pages.contacts;
  const contact = { email: site.email, phones: site.phones };
  const texts = formTexts(form, isFirebaseConfigured(process.env));
  return (
    <div itemScope itemType="https://schema.org/Organization">
      <Organisation site={site} />
      <div className="bg-sand-200">
        <div className="wrap py-12 lg:py-20">
          <h1 className="text-5xl">{heading}</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-soft">{intro}</p>
          <div className="mt-10 grid gap-12 lg:grid-cols-[1.25fr_1fr] lg:gap-16">
            <Island
              name="contact-form"
              wake="load"
              props={{ id: 'contact', texts, config: readEmailConfig(process.env), contact }}
              className="min-w-0"
            />
            <div>
              <Details {...details} contact={contact} />
              <Picture {...pictureSource(picture, 'half')} className="mt-10 w-full rounded-picture" />
            </div>
          </div>
        </div>
      </div>
      <Offices heading={offices.heading} offices={site.offices} />
    </div>
  );
}
