import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { pictureSource, type ContentPicture } from '@/lib/site/picture-source';

interface FormOpeningProps {
  heading: string;
  intro?: string | undefined;
  /** The buttons that call and open WhatsApp, below the heading. */
  buttons: ReactNode;
  picture?: ContentPicture | undefined;
  form: ReactNode;
  /** The contact details beside the form, above the picture. */
  children: ReactNode;
}

/**
 * The page's heading and the form. Next to the form, or on phones after it, are the other ways to reach the company and
 * a picture, if there is one.
 */
export function FormOpening({ heading, intro, buttons, picture, form, children }: FormOpeningProps) {
  return (
    <div className="bg-sand-200">
      <div className="wrap py-12 lg:py-20">
        <h1 className="text-4xl">{heading}</h1>
        {intro && <p className="mt-4 max-w-prose text-lg text-ink-soft">{intro}</p>}
        {buttons}
        <div className="mt-7 grid gap-10 lg:mt-10 lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-16">
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">{form}</div>
          {children}
          {picture && (
            <Picture
              {...pictureSource(picture, 'half')}
              className="aspect-video w-full rounded-picture object-cover object-[65%] sm:aspect-[2.2] lg:aspect-auto lg:h-0 lg:min-h-full"
            />
          )}
        </div>
      </div>
    </div>
  );
}
