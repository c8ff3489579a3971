import './TagList.scss';

/** Short words side by side that say what something is about. */
export function TagList({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className="tags">
      {tags.map((tag, at) => (
        <li key={at}>{tag}</li>
      ))}
    </ul>
  );
}
