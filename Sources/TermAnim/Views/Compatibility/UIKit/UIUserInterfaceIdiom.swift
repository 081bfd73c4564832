/// The kinds of machines that UIKit tells apart.
public enum UIUserInterfaceIdiom: Hashable, Sendable {
  case unspecified
  case phone
  case pad
  case tv
  case carPlay
  case mac
  case vision
}
