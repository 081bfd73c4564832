import ArgumentParser

/// A screen in cells, written as columns, `x` and rows.
struct ScreenSize: ExpressibleByArgument, CustomStringConvertible {
  let columns: Int
  let rows: Int

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
  }

  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let columns = sides[0], let rows = sides[1],
      1...1000 ~= columns, 1...1000 ~= rows
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  var description: String { "\(columns)x\(rows)" }
}
