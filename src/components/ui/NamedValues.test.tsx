// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { AddonValues } from './AddonValues.tsx';

const load = vi.fn<(id: string) => Promise<Blob>>();

test('[CRT-01] text values are shown in one line', () => {
  const { container } = renderWithApp(<AddonValues values={['For Nan', 'and Pop']} files={[]} load={load} />);
  expect(container.textContent).toBe('For Nan / and Pop');
});

test('[CRT-01, A55] a file value can be saved under its name, or shows that this failed', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    this.dataset['saved'] = this.download;
  });
  vi.stubGlobal(
    'URL',
    // Keeps the constructor: the document itself creates URLs meanwhile.
    class extends URL {
      static override createObjectURL = () => 'blob:1';
      static override revokeObjectURL = vi.fn();
    },
  );
  load.mockResolvedValueOnce(new Blob(['<svg/>']));
  renderWithApp(<AddonValues values={['logo.svg']} files={['file-1']} load={load} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save logo.svg' }));
  expect(load).toHaveBeenCalledWith('file-1');
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'logo.svg' });

  load.mockRejectedValueOnce(new Error('404'));
  await userEvent.click(screen.getByRole('button', { name: 'Save logo.svg' }));
  await screen.findByText('This file cannot be opened here.');
  vi.unstubAllGlobals();
});
