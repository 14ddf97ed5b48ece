import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { downloadOf, pictureSource } from '@/lib/site/picture-source';

/** The logos in `public`, each with the background that it is for. */
const LOGOS = [
  { file: '/nestif-logo.svg', background: 'bg-white' },
  { file: '/nestif-logo-white.svg', background: 'bg-navy-900' },
] as const;

/** The logo and pictures, each above its file name. Picture and name together are a link to the file. */
export function Downloads({ downloads }: { downloads: Content['pages']['media']['downloads'] }) {
  if (!downloads) return null;
  const { id, heading, text, logos, pictures } = downloads;
  return (
    <section id={id} className="wrap pt-12 lg:pt-28">
      <h2 className="text-3xl">{heading}</h2>
      <p className="mt-4 max-w-prose text-ink-soft">{text}</p>
      <ul role="list" className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
        {LOGOS.map(({ file, background }) => (
          <li key={file}>
            <a href={file} download className="link block pb-2 text-sm">
              <img
                src={file}
                alt={logos}
                width={300}
                height={89}
                loading="lazy"
                className={`mb-3 aspect-[3/2] w-full rounded-card border border-sand-300 object-contain p-[15%] ${background}`}
              />
              {file.slice(1)}
            </a>
          </li>
        ))}
        {pictures.map((picture, index) => {
          const name = `nestif-picture-${index + 1}.jpg`;
          return (
            <li key={picture.file}>
              <a href={downloadOf(picture)} download={name} className="link block pb-2 text-sm">
                <Picture
                  {...pictureSource(picture, 'logo')}
                  className="mb-3 aspect-[3/2] w-full rounded-card object-cover"
                />
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
