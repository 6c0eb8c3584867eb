// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { print } from 'graphql';
import { expect, it } from 'vitest';
import { HASH, sampleImage } from '../../test/content-samples.ts';
import { pictureUrl } from '../../test/picture-url.ts';
import { renderWidget } from '../../test/render-content.tsx';
import { PersonsDocument } from './Persons.generated.ts';

it('[WGT-14] person_list shows photo, names, title and description', async () => {
  const person = {
    __typename: 'Person',
    id: 1,
    first_name: 'Tess',
    last_name: 'Ashby',
    title: 'Packs',
    description: 'Ties every parcel.',
    photo: sampleImage(900, '4x3'),
  };
  const responses = { Persons: () => ({ personList: { __typename: 'PersonList', data: [person] } }) };
  await renderWidget('person_list', { heading: 'Who' }, { responses });
  expect(screen.getByRole('heading', { name: 'Tess Ashby' })).toBeTruthy();
  expect(screen.getByText('Packs')).toBeTruthy();
  expect(screen.getByText('Ties every parcel.')).toBeTruthy();
  expect(pictureUrl(screen.getByAltText('Tess Ashby'))).toBe(`/assets/i/${HASH}/4x3/700.jpg`);
});

it('[WGT-14] person_list requests 64 people, whose photos are 4x3 and 900 wide', () => {
  expect(print(PersonsDocument)).toContain('personList(page_size: 64, aspect: "4x3", width: 900)');
});
