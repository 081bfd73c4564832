import Foundation

/// The segments of a path where they lie in memory.
///
/// A borrowed view: whoever asks for it keeps the path alive and as it is. Handing it on counts no
/// references, which is dear for a path that is itself read in memory, as those of many glyphs are.
struct PathSegments {
  let verbs: UnsafeBufferPointer<Path.Verb>
  /// The points of all segments: controls first, the end point last.
  let points: UnsafePointer<CGPoint>?
}

extension Path {
  /// The segments, for as long as the path lives.
  var segments: PathSegments {
    PathSegments(
      verbs: verbs.withUnsafeBufferPointer { $0 },
      points: points.withUnsafeBufferPointer { $0.baseAddress })
  }
}
