import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/lib/pictures';

export interface TabItem {
  id: string;
  heading: string;
  paragraphs: string[];
  picture: PictureSource;
}

interface TabPanelProps {
  item: TabItem;
  live: boolean;
  active: boolean;
}

/** One tab's content: a heading, text and a picture. */
export function TabPanel({ item, live, active }: TabPanelProps) {
  return (
    <section
      id={item.id}
      className="tabs-panel"
      role={live ? 'tabpanel' : undefined}
      aria-labelledby={`${item.id}-tab`}
      tabIndex={live ? 0 : undefined}
      hidden={live && !active}
    >
      <div className="space-y-4">
        <h3 className="text-3xl">{item.heading}</h3>
        {item.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Picture {...item.picture} className="w-full rounded-picture lg:order-first" />
    </section>
  );
}
