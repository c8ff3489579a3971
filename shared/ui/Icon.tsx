import './Icon.scss';

/** A drawing beside text with the same meaning; hidden from screen readers. */
export function Icon({ path, isLarge = false }: { readonly path: string; readonly isLarge?: boolean }) {
  return (
    <svg className={isLarge ? 'icon icon--large' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Line drawings on a grid of 24, each one path; single exports, so that a page holds only those it shows. */
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.7 11.2L20 20';
export const crossIcon = 'M21 12a9 9 0 1 0 0 .1zM9 9l6 6m0-6-6 6';
export const walletIcon = 'M4 7h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zm0 0 11-3v3m1 6h1';
export const calendarIcon = 'M4 6h16v14H4zm0 4h16M8 3v4m8-4v4m-4 6v3l2 1';
export const alertIcon = 'M12 4 2.5 20h19zm0 6v4.5m0 2.5v.5';
export const doneIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm-4 9 3 3 5-6';
export const copyIcon = 'M9 9h11v11H9zM15 9V4H4v11h5';
export const closeIcon = 'm6 6 12 12M18 6 6 18';
export const phoneIcon = 'M6 3h4l2 5-2.5 1.5a11 11 0 0 0 5 5L16 12l5 2v4a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3z';
export const imageIcon = 'M4 5h16v14H4zm0 11 5-5 4 4 2-2 5 4M15 9h.5';
export const bankIcon = 'M4 20h16M5 17h14M6.5 17v-6m3.7 6v-6m3.6 6v-6m3.7 6v-6M4 11h16L12 4z';
export const paperIcon = 'M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6';
export const boxIcon = 'M4 4h16v5H4zm1 5v11h14V9m-9 4h4';
export const penIcon = 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4';
export const clockIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4.5V12l3 2';
export const checkIcon = 'm5 12.5 4.5 4.5L19 7.5';
export const nextIcon = 'm9 5 7 7-7 7';
