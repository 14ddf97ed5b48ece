import type { CmsConfig, Collection, CollectionFile, EntryCollection } from '@sveltia/cms';
import { ICON } from '@/components/brand/icon';
import { PICTURE_FOLDER } from '@/lib/content/editing/format';
import { titleOf } from '@/lib/content/editing/fields';
import { pagePath, COLLECTION_NAMES, PAGE_FILES, SHARED_FILES } from '@/lib/content/core/schema';
import { pageLabelOf } from '@/lib/content/core/schema/labels';
import { formOf } from './fields';
import { API_ROOT } from './local-api';
import type { EditorSettings } from './settings';

/** Wider, in px, than the widest variant of a picture. */
const PICTURE_SIZE = 2560;
/** The size, in bytes, of a photograph from a good camera. */
const LARGEST_PICTURE = 25_000_000;

/** A content file or folder: its names in the configuration, and the path by which the schemas know its form. */
export interface Form {
  /** The file's or folder's name in Sveltia CMS. */
  name: string;
  /** The collection that it belongs to in Sveltia CMS. */
  collection: string;
  /** The path, such as `content/pages/home.yaml` or `content/insights/*.yaml`. */
  file: string;
}

/** Every form of the editor. */
export const FORMS: readonly Form[] = [
  ...Object.keys(PAGE_FILES).map((name) => ({ name, collection: 'pages', file: `content/pages/${name}.yaml` })),
  ...Object.keys(SHARED_FILES).map((name) => ({ name, collection: 'shared', file: `content/${name}.yaml` })),
  ...COLLECTION_NAMES.map((name) => ({ name, collection: name, file: `content/${name}/*.yaml` })),
];

/** The configuration of Sveltia CMS: every content file, from the schemas. */
export function configOf(settings: EditorSettings): CmsConfig {
  const config: CmsConfig = {
    load_config_file: false,
    app_title: 'Edit the site',
    logo: { src: `data:image/svg+xml,${encodeURIComponent(ICON)}` },
    ...(settings.mode === 'github' && { site_url: settings.siteUrl }),
    backend: backendOf(settings),
    publish_mode: settings.mode === 'github' ? 'editorial_workflow' : 'simple',
    media_folder: 'content/pictures',
    public_folder: PICTURE_FOLDER.replace(/\/$/, ''),
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          max_file_size: LARGEST_PICTURE,
          // Encoding a photo again removes its location and camera data.
          transformations: { raster_image: { format: 'webp', quality: 90, width: PICTURE_SIZE, height: PICTURE_SIZE } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, lowercase: true },
    collections: [filesOf('pages', 'Pages'), ...COLLECTION_NAMES.map(folderOf), filesOf('shared', 'On every page')],
  };
  // The schema with which Sveltia CMS checks the configuration does not allow `undefined`.
  return JSON.parse(JSON.stringify(config)) as CmsConfig;
}

function backendOf(settings: EditorSettings): CmsConfig['backend'] {
  if (settings.mode === 'working-tree') {
    return { name: 'gitea', repo: 'local/site', branch: 'main', api_root: API_ROOT, auth_methods: ['token'] };
  }
  const { repository: repo, branch } = settings;
  return { name: 'github', repo, branch, auth_methods: ['token'], preview_context: 'preview' };
}

function filesOf(collection: string, label: string): Collection {
  const files = FORMS.filter((form) => form.collection === collection).map(({ name, file }): CollectionFile => ({
    name,
    file,
    label: titleOf(file),
    fields: formOf(file),
    format: file,
    ...(collection === 'pages' && { preview_path: pagePath(name) }),
  }));
  return { name: collection, label, files };
}

function folderOf(name: string): EntryCollection {
  const file = `content/${name}/*.yaml`;
  return {
    name,
    label: titleOf(file),
    label_singular: pageLabelOf(name),
    folder: `content/${name}`,
    extension: 'yaml',
    format: file,
    create: true,
    duplicate: true,
    identifier_field: 'page.menu',
    summary: '{{page.menu}}',
    slug: {
      template: '{{page.menu}}',
      editable: ['create'],
      hint: 'The address of the page: lower-case letters, digits and hyphens. You cannot change it later.',
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Use only lower-case letters, digits and hyphens, such as "shipping".'],
    },
    fields: formOf(file),
    thumbnail: false,
    preview_path: '/{{slug}}',
    aliases_field: false,
  };
}
