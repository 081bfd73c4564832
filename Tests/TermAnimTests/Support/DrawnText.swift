import Foundation

@testable import TermAnim

/// What a host shows of its texts.
@MainActor
enum DrawnText {
  /// Every run of the terminal's own characters where it is on the screen, in the order of drawing.
  static func characters(in host: ViewHost) -> [CharacterRun] {
    host.drawing.compactMap {
      guard case .characters(var run) = $0.command else { return nil }
      run.origin = run.origin.applying($0.transform)
      return run
    }
  }

  /// Every run of outlines with its paint, in the order of drawing.
  static func glyphs(in host: ViewHost) -> [(run: GlyphRun, paint: Paint)] {
    host.drawing.compactMap {
      if case .glyphs(let run, let paint) = $0.command { return (run, paint) }
      return nil
    }
  }

  /// The text of each run of characters, but of those that are pixels alone.
  static func strings(in host: ViewHost) -> [String] {
    characters(in: host).filter { !$0.clusters.isEmpty }.map(\.text)
  }
}
