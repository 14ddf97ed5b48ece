import { Page } from '@/components/layout/page';
import { ContactForm } from '@/components/contact-form/contact-form';
import { Island } from '@/components/islands/island';
import { getContent } from '@/lib/content';
import { readEmailConfig } from '@/lib/contact/config';
import { pageMetadata } from '@/lib/site/metadata';
import { isPreview } from '@/lib/site/preview';
import { CallButtons } from './_sections/call-buttons';
import { ContactDetails } from './_sections/contact-details';
import { Offices } from './_sections/offices';
import { PreviewForm } from './_sections/preview-form';
import { Privacy } from './_sections/privacy';
import { FormOpening } from './_sections/form-opening';

export const generateMetadata = () => pageMetadata('/contacts');

export default function ContactPage() {
  const content = getContent();
  const { pages, site, navigation } = content;
  const { heading, intro, form, details, offices, privacy, accessibility, picture } = pages.contacts;
  const contact = { email: site.email, phones: site.phones };
  const buttons = <CallButtons labels={navigation.footer} site={site} className="mt-6 sm:w-fit lg:hidden" />;
  const config = readEmailConfig(process.env);
  const texts = { ...form, reply: site.reply };
  const { language } = site;
  const props = { id: 'contact_form', texts, language, config, contact, privacyUrl: `#${privacy.id}` };
  const island = (
    <Island name="ContactForm" component={ContactForm} hydrate="load" props={props} className="print:hidden" />
  );
  const shownForm = isPreview(process.env) ? <PreviewForm>{island}</PreviewForm> : island;
  return (
    <Page content={content} path="/contacts">
      <FormOpening heading={heading} intro={intro} buttons={buttons} picture={picture} form={shownForm}>
        <ContactDetails {...details} site={site} labels={navigation.footer} />
      </FormOpening>
      <Offices {...offices} offices={site.offices} />
      <Privacy
        privacy={privacy}
        accessibility={accessibility}
        contact={site.legal?.contact ?? { name: site.name, email: site.email }}
      />
    </Page>
  );
}
