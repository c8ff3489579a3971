import type { Examples } from '../../../shared/ui/Example.ts';

/** A component's folder in `shared/ui` or in a feature, and its examples. */
export interface ShownComponent {
  readonly name: string;
  readonly examples: Examples;
}

const files = import.meta.glob<Examples>(
  ['../../../shared/ui/*/examples.tsx', '../../../shared/features/*/*/examples.tsx'],
  {
    eager: true,
    import: 'examples',
  },
);

const folderOf = (file: string): string => file.split('/').slice(-2)[0] ?? '';

/** All components that have examples, by name. */
export const components: readonly ShownComponent[] = Object.keys(files)
  .map((file) => ({ name: folderOf(file), examples: files[file] ?? [] }))
  .sort((one, other) => one.name.localeCompare(other.name));
