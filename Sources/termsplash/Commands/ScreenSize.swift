import ArgumentParser

/// A screen in cells, written as columns, `x` and rows.
struct ScreenSize: CustomStringConvertible {
  let columns: Int
  let rows: Int

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// - Throws: `ValidationError` when `text` is no size, or one that no screen has.
  init(_ text: String) throws {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let columns = sides[0], let rows = sides[1],
      1...1000 ~= columns, 1...1000 ~= rows
    else { throw ValidationError("columns and rows are from 1 to 1000, such as 80x24") }
    self.init(columns: columns, rows: rows)
  }

  var description: String { "\(columns)x\(rows)" }
}
