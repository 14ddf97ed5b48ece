import { Prose } from '@/components/ui/prose';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/lib/site/picture-source';

interface PanelProps {
  heading: string;
  desc: readonly string[];
  link?: { label: string; url: string } | undefined;
  picture: PictureSource;
}

/** The content of a tab: text beside a picture. */
export function Panel({ heading, desc, link, picture }: PanelProps) {
  return (
    <>
      <div className="max-w-prose space-y-4 lg:text-xl lg:leading-normal">
        <h3 className="text-2xl">{heading}</h3>
        <Prose paragraphs={desc} />
        {link && (
          <a href={link.url} className="link inline-flex min-h-11 items-center">
            {link.label}
          </a>
        )}
      </div>
      <Picture {...picture} className="w-full rounded-picture lg:order-first" />
    </>
  );
}
