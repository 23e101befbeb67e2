//! Options in columns and pages, and how arrows move among them.

use super::keys::KEYS;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    pub columns: usize,
    pub rows: usize,
}

impl Default for Grid {
    fn default() -> Grid {
        Grid { columns: 1, rows: 1 }
    }
}

impl Grid {
    /// As few rows as all options need, at most `most_rows`; columns as wide as the widest option.
    pub fn fit(widths: impl Iterator<Item = usize> + Clone, width: usize, most_rows: usize) -> Grid {
        let count = widths.clone().count();
        let widest = widths.max().unwrap_or(1).clamp(1, width.max(1));
        // Two narrow columns beat one wide one: a long option is cut and told in full when it is marked.
        let widest = if count > most_rows { widest.min(width / 2) } else { widest };
        let columns = (width / widest.max(1)).clamp(1, 4);
        let rows = count.div_ceil(columns).clamp(1, most_rows.max(1));
        Grid { columns, rows: rows.min(KEYS.div_ceil(columns)) }
    }

    pub fn per_page(self) -> usize {
        (self.columns * self.rows).min(KEYS)
    }

    pub fn first_on_page(self, cursor: usize) -> usize {
        cursor / self.per_page() * self.per_page()
    }

    pub fn up(self, cursor: usize, count: usize) -> usize {
        cursor.checked_sub(1).unwrap_or(count.saturating_sub(1))
    }

    pub fn down(self, cursor: usize, count: usize) -> usize {
        if cursor + 1 < count { cursor + 1 } else { 0 }
    }

    pub fn left(self, cursor: usize, _: usize) -> usize {
        cursor.saturating_sub(self.rows)
    }

    pub fn right(self, cursor: usize, count: usize) -> usize {
        (cursor + self.rows).min(count.saturating_sub(1))
    }

    pub fn next_page(self, cursor: usize, count: usize) -> usize {
        let next = self.first_on_page(cursor) + self.per_page();
        if next < count { next } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_options_need_one_page() {
        let grid = Grid::fit([10, 12, 8, 9].into_iter(), 76, 6);
        assert_eq!(grid, Grid { columns: 4, rows: 1 });
        assert_eq!(grid.next_page(2, 4), 0);
    }

    #[test]
    fn many_options_are_paged_and_all_reachable() {
        let grid = Grid::fit(std::iter::repeat_n(30, 50), 76, 6);
        assert_eq!((grid.columns, grid.rows, grid.per_page()), (2, 6, 12));
        let pages: Vec<usize> = (0..5).scan(0, |at, _| Some(std::mem::replace(at, grid.next_page(*at, 50)))).collect();
        assert_eq!(pages, [0, 12, 24, 36, 48]);
        assert_eq!(grid.first_on_page(49), 48);
        assert_eq!((grid.right(3, 50), grid.left(3, 50), grid.up(0, 50), grid.down(49, 50)), (9, 0, 49, 0));
    }

    #[test]
    fn a_page_never_has_more_options_than_keys() {
        let grid = Grid::fit(std::iter::repeat_n(5, 200), 200, 40);
        assert!(grid.per_page() <= KEYS);
    }
}
