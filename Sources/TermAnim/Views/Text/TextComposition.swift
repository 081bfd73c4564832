import Foundation

/// A text set in lines: what is to be drawn, in points from the text's top left corner.
struct TextComposition {
  /// Something that one paint draws.
  enum Mark {
    case characters([CharacterRun.Cluster], at: CGPoint)
    case glyphs(GlyphRun)
    /// A line under or through a text; a colour of nil is the text's.
    case rule(CGRect, Color.Resolved?)
  }

  var size = CGSize.zero
  /// The y of the first and last baselines.
  var baselines: (first: CGFloat, last: CGFloat) = (0, 0)
  /// What is drawn, each with the number of the run that it is part of.
  var marks: [(run: Int, mark: Mark)] = []

  /// The marks of the text when its corner is at `origin`.
  func marks(at origin: CGPoint) -> [(run: Int, mark: Mark)] {
    marks.map { ($0.run, $0.mark.moved(by: origin)) }
  }
}

extension TextComposition.Mark {
  fileprivate func moved(by offset: CGPoint) -> TextComposition.Mark {
    switch self {
    case .characters(let clusters, let place):
      return .characters(clusters, at: CGPoint(x: place.x + offset.x, y: place.y + offset.y))
    case .rule(let rect, let color):
      return .rule(rect.offsetBy(dx: offset.x, dy: offset.y), color)
    case .glyphs(var run):
      for index in run.glyphs.indices {
        run.glyphs[index].transform.tx += offset.x
        run.glyphs[index].transform.ty += offset.y
      }
      return .glyphs(run)
    }
  }
}
