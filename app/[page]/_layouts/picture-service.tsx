import { Picture } from '@/components/ui/picture';
import type { PictureService } from '@/lib/content/schema';
import { pictureSource } from '@/lib/pictures';

/**
 * A service shown by its picture: a heading, and a picture that fills the rest of the window. Where the window is
 * narrower than it, a finger, the wheel or the arrow keys pan it, from its middle.
 */
export function PictureServicePage({ page }: { page: PictureService }) {
  return (
    <div className="scene">
      <h1 id="scene_heading" className="scene-heading">
        {page.heading}
      </h1>
      <div role="group" aria-labelledby="scene_heading" tabIndex={0} className="scene-view">
        <div className="scene-stage">
          <Picture {...pictureSource(page.picture, 'scene')} priority className="scene-picture" />
        </div>
      </div>
    </div>
  );
}
