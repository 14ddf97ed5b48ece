import { formTexts } from '@/components/contact-form/props';
import { Page } from '@/components/layout/page';
import { Island } from '@/components/islands/island';
import { Picture } from '@/components/ui/picture';
import { getContent } from '@/lib/content';
import { NOWHERE, readEmailConfig } from '@/components/contact-form/email/config';
import { isFirebaseConfigured } from '@/components/contact-form/firebase/firebase';
import { pageMetadata } from '@/lib/metadata';
import { pictureSource } from '@/lib/pictures';
import { isPreview } from '@/lib/preview';
import { Details } from './_sections/details';
import { Offices } from './_sections/offices';
import { PreviewNote } from './_sections/preview-note';
import { Hero } from './_sections/hero';
import { Ways } from './_sections/ways';

export const generateMetadata = () => pageMetadata('/contacts');

export default function ContactPage() {
  const { pages, site, navigation } = getContent();
  const { heading, intro, form, details, offices, picture } = pages.contacts;
  const contact = { email: site.email, phones: site.phones };
  const ways = <Ways labels={navigation.footer} contact={contact} />;
  const texts = formTexts(form, isFirebaseConfigured(process.env));
  const config = readEmailConfig(process.env);
  const props = { id: 'contact_form', texts, config, contact };
  const island = <Island name="ContactForm" hydrate="load" props={props} className="min-w-0" />;
  const note = isPreview(process.env) && <PreviewNote sends={config !== NOWHERE} />;
  return (
    <Page path="/contacts">
      <Hero heading={heading} intro={intro} ways={ways} note={note} form={island}>
        <Details {...details} contact={contact} reply={site.reply} />
        <Picture
          {...pictureSource(picture, 'half')}
          className="mt-10 w-full rounded-picture object-cover object-[65%] lg:sticky lg:top-28 lg:max-h-[32rem] lg:flex-1"
        />
      </Hero>
      <Offices {...offices} offices={site.offices} />
    </Page>
  );
}
