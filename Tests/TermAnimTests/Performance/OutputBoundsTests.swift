import CAllocations
import Testing

@testable import TermAnim

/// What the output path costs, counted instead of timed.
struct OutputBoundsTests {
  private static let capabilities = OutputCapabilities(hasSynchronizedOutput: true)

  /// The most bytes that a frame takes on the average, in rows and in any order.
  private static let bounds: [Workload: (inRows: Int, inAnyOrder: Int)] = [
    .diagonal: (41_300, 15_100),
    .horizontal: (37_100, 7600),
    .plasma: (70_000, 70_000),
    .splash: (2000, 1070),
    .counter: (600, 450),
    .idle: (0, 0),
  ]

  private func averageBytes(of work: Workload, _ capabilities: OutputCapabilities) -> Int {
    let encoder = HalfBlockEncoder(capabilities: capabilities)
    let presenter = FramePresenter(capabilities: capabilities)
    let counts = work.frames().map {
      presenter.bytes(toShow: encoder.cells(of: Picture(pixels: $0))).count
    }
    return counts.dropFirst().reduce(0, +) / (counts.count - 1)
  }

  @Test(arguments: Workload.allCases)
  func `frames take no more bytes than they did`(work: Workload) throws {
    let bound = try #require(Self.bounds[work])
    let bytes = averageBytes(of: work, OutputCapabilities())
    #expect(bytes <= bound.inRows)
    #expect(averageBytes(of: work, Self.capabilities) <= bound.inAnyOrder)
  }

  @Test(arguments: Workload.allCases)
  func `frames seen before are encoded and compared without a new block of memory`(
    work: Workload
  ) {
    let encoder = HalfBlockEncoder(capabilities: Self.capabilities)
    let presenter = FramePresenter(capabilities: Self.capabilities)
    let frames = work.frames()
    func show() {
      for frame in frames {
        _ = presenter.bytes(toShow: encoder.cells(of: Picture(pixels: frame)))
      }
    }
    // Twice, for both orders of cells have to have been tried on the largest frame.
    for _ in 0..<2 { show() }
    let before = allocations_of_this_thread()
    show()
    let count = allocations_of_this_thread() &- before
    #expect(count <= SteadyState.allocations(optimized: 0, debug: 1, frames: frames.count))
  }

  /// What it costs to show a change of 20x20 pixels in the middle of a screen.
  private func costOfSmallChange(columns: Int, rows: Int) -> (cells: Int, bytes: Int) {
    let encoder = HalfBlockEncoder(capabilities: Self.capabilities)
    let presenter = FramePresenter(capabilities: Self.capabilities)
    let pixels = PixelBuffer(width: columns, height: rows * 2)
    _ = presenter.bytes(toShow: encoder.cells(of: Picture(pixels: pixels)))
    let square = PixelRect(x: columns / 2 - 10, y: rows - 10, width: 20, height: 20)
    for y in square.y..<square.y + square.height {
      for x in square.x..<square.x + square.width {
        pixels.base[y * columns + x] = UInt32(x - square.x) * 9
      }
    }
    let cells = encoder.cells(of: Picture(pixels: pixels, damage: [square]))
    let visited = (0..<rows).reduce(0) { $0 + cells.damage[$1].columns.count }
    return (visited, presenter.bytes(toShow: cells).count)
  }

  @Test func `a small change costs as much on a large screen as on a small one`() {
    let small = costOfSmallChange(columns: 80, rows: 24)
    let large = costOfSmallChange(columns: 500, rows: 200)
    #expect(small.cells == 200 && large.cells == 200)
    #expect(small.bytes > 200)
    // Places on a large screen have a digit more.
    #expect(Double(large.bytes) < Double(small.bytes) * 1.1)
  }

  @Test(.enabled(if: allocations_are_counted())) func `blocks of memory are counted`() {
    let before = allocations_of_this_thread()
    let buffer = PixelBuffer(width: 4, height: 4)
    #expect(allocations_of_this_thread() &- before > 0)
    #expect(buffer.width == 4)
  }
}
