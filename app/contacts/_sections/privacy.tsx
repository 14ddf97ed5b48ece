import { PersonLink } from '@/components/ui/person-link';
import type { Content } from '@/lib/content';

type Contacts = Content['pages']['contacts'];

interface PrivacyProps {
  privacy: Contacts['privacy'];
  accessibility: Contacts['accessibility'];
  /** The contact for questions: the person named in the legal facts, or else the company. */
  contact: { name: string; email?: string | undefined; phone?: string | undefined };
}

/** The accessibility statement, if there is one, then the privacy notice, which the form and every footer link to. */
export function Privacy({ privacy, accessibility, contact }: PrivacyProps) {
  const { collected, handled, kept, rights, complaint } = privacy;
  return (
    <div className="bg-sand-200/50 py-12 lg:py-20">
      {accessibility && (
        <section aria-labelledby={accessibility.id} className="wrap margin-grid mb-12 gap-y-4 lg:mb-16">
          <h2 id={accessibility.id} className="text-2xl">
            {accessibility.heading}
          </h2>
          <p className="max-w-prose">{accessibility.text}</p>
        </section>
      )}
      <section aria-labelledby={privacy.id} className="wrap margin-grid gap-y-8">
        <h2 id={privacy.id} className="text-2xl">
          {privacy.heading}
        </h2>
        <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
          <Part {...collected} />
          <Part {...handled} />
          <div className="md:row-span-2">
            <h3 className="text-xl">{kept.heading}</h3>
            <dl className="mt-2">
              {kept.places.map(({ place, time }) => (
                <div key={place} className="mt-2">
                  <dt className="font-semibold">{place}</dt>
                  <dd>{time}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <Part heading={rights.heading} text={`${rights.text} ${rights.answer}`} />
            <p className="mt-2">
              {contact.name}: <PersonLink contact={contact} className="link inline-flex min-h-11 items-center" />
            </p>
          </div>
          <Part {...complaint} />
        </div>
      </section>
    </div>
  );
}

function Part({ heading, text }: { heading: string; text: string }) {
  return (
    <div>
      <h3 className="text-xl">{heading}</h3>
      <p className="mt-2">{text}</p>
    </div>
  );
}
