import { render, screen } from '@testing-library/react';
import { Partners } from '@/app/about/_sections/partners';

jest.mock('@/lib/pictures', () => ({
  pictureSource: ({ file, alt }: { file: string; alt: string }) => ({
    alt,
    base: file,
    widths: [1],
    fallbackWidths: [1],
    sizes: '',
  }),
}));

test('a partner is shown by its logo, or by its name until there is one', () => {
  const logo = { file: 'acme.png', alt: 'Acme Tea Company' };
  render(
    <Partners
      heading="Partners"
      logos={[
        { id: 'acme', name: 'Acme', picture: logo },
        { id: 'b', name: 'Beta' },
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Acme Tea Company' })).toHaveAttribute('src', 'acme.png-1.webp');
  expect(screen.queryByText('Acme')).not.toBeInTheDocument();
  expect(screen.getByText('Beta')).toBeInTheDocument();
});
