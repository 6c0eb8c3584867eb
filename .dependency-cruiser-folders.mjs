import files, { tests } from './.dependency-cruiser.mjs';

/**
 * Folders of the domain among themselves: what two of them need of each other is in a third, or is handed in by the
 * files that put the host together (`server/*-services.ts`). A run of its own, since tests need the whole host: with
 * them every folder would need every other.
 */
const folder = '^server/domain/[^/]+$';

export default {
  forbidden: [
    {
      name: 'no-circle-of-domain-folders',
      comment: 'two folders that need each other are one, or need a third',
      severity: 'error',
      scope: 'folder',
      from: { path: folder },
      to: { path: folder, circular: true },
    },
  ],
  options: { ...files.options, includeOnly: '^server/domain/', exclude: tests },
};
