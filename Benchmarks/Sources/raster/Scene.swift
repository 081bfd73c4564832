import Foundation
import TermAnim

/// A scene of 300 frames, the same for every rasteriser that is compared.
enum Scene: Int, CaseIterable {
  case growingDisc = 1
  case gradientRectangle
  case dashedArc
  case strokedStar
  case translucentEllipses
  case scaledLetters
  case scaledStrokeLetters
  case shadowedStar

  static let frameCount = 300
  static let ground = Color.Resolved(hex: 0x101420)

  var name: String { "S\(rawValue)" }

  /// One frame in points that are pixels.
  func frame(_ index: Int, size: SceneSize) -> DisplayList {
    let stage = SceneStage(frame: index, size: size)
    return switch self {
    case .growingDisc: stage.growingDisc
    case .gradientRectangle: stage.gradientRectangle
    case .dashedArc: stage.dashedArc
    case .strokedStar: stage.strokedStar
    case .translucentEllipses: stage.translucentEllipses
    case .scaledLetters: stage.scaled(.outlined)
    case .scaledStrokeLetters: stage.scaled(.stroked)
    case .shadowedStar: stage.shadowedStar
    }
  }
}

extension Color.Resolved {
  /// The colour of six hexadecimal digits, red first.
  init(hex: UInt32, opacity: Float = 1) {
    self.init(
      red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255,
      blue: Float(hex & 255) / 255, opacity: opacity)
  }
}
