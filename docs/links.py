"""Says which links of a folder of pages lead nowhere: docs/links.py FOLDER. Run by docs/build."""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """What can be linked to in a page, and what it links to. Scripts and styles are the builder's."""

    def __init__(self, path):
        super().__init__()
        self.names, self.links = set(), []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.names.update(name for name in (given.get("id"), given.get("name")) if name)
        link = given.get("href") if tag == "a" else given.get("src") if tag == "img" else None
        if link:
            self.links.append(link)


def main(folder):
    pages = {path.resolve(): Page(path) for path in sorted(Path(folder).rglob("*.html"))}
    broken, count = [], 0
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            count += 1
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            name = unquote(parts.fragment)
            if not target.exists() or (name and target in pages and name not in pages[target].names):
                broken.append(f"{path.name}: {link}")
    for line in sorted(set(broken)):
        print(f"leads nowhere: {line}")
    print(f"{len(pages)} pages, {count} links, {len(broken)} lead nowhere")
    return 1 if broken or len(pages) < 10 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
