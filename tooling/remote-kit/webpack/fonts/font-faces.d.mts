export default function fontFacesLoader(css: string): string;
