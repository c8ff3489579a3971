import type { Examples } from '../../../shared/ui/Example.ts';

/** A component with examples: the name of its folder in `shared/ui` or in a feature, and the examples. */
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

/** All components that have examples, sorted by name. */
export const components: readonly ShownComponent[] = Object.keys(files)
  .map((file) => ({ name: folderOf(file), examples: files[file] ?? [] }))
  .sort((one, other) => one.name.localeCompare(other.name));
