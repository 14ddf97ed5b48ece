import { Picture } from '@/components/ui/picture';
import { pictureSource, type ContentPicture } from '@/lib/site/picture-source';

/** A word of this many letters is too long for the usual size of a badge: "Healthcare" just fits. */
const LONG_WORD = 11;

/**
 * The opening of an industry: its picture, the round badge on the picture's lower edge, and the lead next to the badge
 * or, on phones, below it.
 */
export function Badge({ title, lead, picture }: { title: string; lead: string; picture: ContentPicture }) {
  const isLong = title.split(/[\s-]/).some((word) => word.length >= LONG_WORD);
  return (
    <>
      <div className="wrap pt-6 lg:pt-10">
        {/* On a phone held sideways the window is low, but the heading must be visible without scrolling. */}
        <Picture
          {...pictureSource(picture, 'column')}
          priority
          className="aspect-[4/3] w-full rounded-picture object-cover sm:aspect-[2.2] sm:[@media(max-height:30rem)]:max-h-[35vh]"
        />
      </div>
      <div className="wrap md:flex md:gap-10 lg:gap-14">
        <h1 className={`badge ${isLong ? 'badge-long' : ''}`}>{title}</h1>
        <p className="pt-4 text-lg sm:text-xl md:max-w-[42rem] md:pt-7">{lead}</p>
      </div>
    </>
  );
}
