import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { Form } from './config';
import { checkTyped, plain, readFiles, type Typed } from './content-files';
import { listPictures, readBlob, statusesOf } from './github-api';
import type { CommitStatus } from './published';
import { givePictures, pictureIn } from './given-pictures';
import { pictureAddress, loadPicture, pictureSizes } from './loaded-pictures';
import { fillNotes } from './notes';
import { renderPage } from './render-page';
import { settings } from './settings';
import { update } from './update-tree';
import { h } from '../sveltia/elements';
import { listWorkingPictures, readWorkingPicture } from './local';

/** How often to ask GitHub for the workflows' statuses of a draft, in milliseconds. */
const STATUS_INTERVAL = 15_000;

/**
 * Shows the page that a form makes, and above it the mistakes and the state of the draft. It uses React only to learn of
 * changes.
 */
export function previewOf(form: Form) {
  const view = new View(form);
  return function Preview(props: CustomPreviewTemplateProps) {
    view.props = props;
    queueMicrotask(() => void view.show());
    return h('div', { className: 'editor', ref: view.attach });
  };
}

class View {
  props!: CustomPreviewTemplateProps;
  private notes!: HTMLElement;
  private page: HTMLElement | undefined;
  private statuses: readonly CommitStatus[] = [];
  private typed: Typed | undefined;
  private timer = 0;
  private isReady = false;
  private pictures: ReadonlyMap<string, string> = new Map();

  constructor(private readonly form: Form) {}

  /** Starts when the element that shows the page appears, and stops when it is removed. */
  attach = (root: HTMLElement | null): void => {
    window.clearInterval(this.timer);
    this.page = undefined;
    this.isReady = false;
    if (!root) return;
    const { document, getCollection } = this.props;
    document.documentElement.lang = 'en';
    this.notes = Object.assign(document.createElement('div'), {
      className: 'editor-notes',
      role: 'status',
      tabIndex: 0,
    });
    const page = Object.assign(document.createElement('div'), { className: 'editor-page' });
    root.append(this.notes, page);
    this.page = page;
    // The page next to a form is only for looking at.
    for (const event of ['click', 'submit']) {
      page.addEventListener(event, (each) => {
        if (event === 'submit' || (each.target as Element).closest('a, button')) each.preventDefault();
      });
    }
    void Promise.all([readFiles(getCollection), this.listPictures()]).then(([, pictures]) => {
      this.pictures = pictures;
      this.isReady = this.page === page;
      void this.show();
    });
    this.timer = window.setInterval(() => void this.askForStatuses(), STATUS_INTERVAL);
    void this.askForStatuses();
  };

  /** The file that the form is saved to. */
  private get file(): string {
    const { path, slug } = plain(this.props.entry);
    return this.form.file.includes('*') ? path || this.form.file.replace('*', slug || 'new-page') : this.form.file;
  }

  /** The pictures of the site and of this draft, each with a version that changes with its content. */
  private listPictures(): Promise<ReadonlyMap<string, string>> {
    return settings.mode === 'github' ? listPictures(this.branch) : listWorkingPictures();
  }

  private readPicture(file: string, version: string): Promise<Blob> {
    return settings.mode === 'github' ? readBlob(version) : readWorkingPicture(file);
  }

  /** The branch of the draft, if there is one. */
  private get branch(): string {
    return `cms/${this.form.collection}/${this.form.file.includes('*') ? plain(this.props.entry).slug : this.form.name}`;
  }

  async show(): Promise<void> {
    const { page } = this;
    if (!this.isReady || !page) return;
    const { entry } = this.props;
    const { data } = plain(entry);
    const typed = checkTyped(this.file, data, this.pictures.keys(), pictureSizes());
    this.typed = typed;
    let failure: string | undefined;
    try {
      givePictures(pictureSizes());
      const { content } = typed.result;
      const html = content ? await renderPage(typed.file, content) : page.innerHTML;
      if (this.typed !== typed || this.page !== page) return;
      const next = page.cloneNode() as HTMLElement;
      next.innerHTML = html;
      for (const script of next.querySelectorAll('script')) script.remove();
      for (const file of putPictures(next)) {
        const version = typed.chosen.get(file) ?? this.pictures.get(file);
        if (version)
          void loadPicture(
            file,
            version,
            () => this.readPicture(file, version),
            () => void this.show(),
          );
      }
      update(page, next);
    } catch (error) {
      failure = (error as Error).message;
    }
    this.showNotes(failure);
  }

  private async askForStatuses(): Promise<void> {
    this.statuses = (await statusesOf(this.branch)) ?? [];
    this.showNotes();
  }

  private showNotes(failure?: string): void {
    if (!this.page || !this.typed) return;
    const next = this.notes.cloneNode() as HTMLElement;
    fillNotes(next, this.typed, this.statuses, failure);
    update(this.notes, next);
  }
}

/** Gives the pictures of a page the addresses of the loaded files. Returns their file names. */
function putPictures(page: HTMLElement): Set<string> {
  const files = new Set<string>();
  for (const image of page.querySelectorAll('img, source')) {
    const file = pictureIn(image.getAttribute('src') ?? image.getAttribute('srcset') ?? '');
    if (!file) continue;
    files.add(file);
    const address = pictureAddress(file) ?? '';
    if (image.hasAttribute('src')) image.setAttribute('src', address);
    image.setAttribute('srcset', address && `${address} 640w`);
  }
  return files;
}
