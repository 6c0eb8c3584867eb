// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { EmailInput } from './EmailInput.tsx';

function Email() {
  const [email, setEmail] = useState('');
  return (
    <EmailInput
      label="E-mail"
      value={email}
      onChange={(event) => setEmail(event.target.value)}
      fill={setEmail}
    />
  );
}

it('[USR-02] one press accepts the suggested address and moves the focus back to the field', async () => {
  renderWithApp(<Email />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  await userEvent.type(field, 'ada@gmial.com');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect((field as HTMLInputElement).value).toBe('ada@gmail.com');
  expect(document.activeElement).toBe(field);
});
