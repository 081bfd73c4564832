import Foundation

/// One way in which values become data of a type, or such data become values.
struct TransferWay {
  let contentType: UTType
  /// The data of a value of the type that the way belongs to; nil where there is no such way.
  let export: ((Any) throws -> Data)?
  /// A value of that type made of data; nil where there is no such way.
  let make: ((Data) throws -> Any)?
}

extension Transferable {
  /// The ways in which values of the type become data and others, the first to be tried first.
  static var ways: [TransferWay] { transferRepresentation.allWays }

  /// What the value can be had as, the first to be tried first.
  var exports: [(type: UTType, export: () throws -> Data)] {
    // Of two providers one may have what the other has not.
    if let provider = self as? NSItemProvider { return provider.ways }
    return Self.ways.compactMap { way in
      way.export.map { export in (way.contentType, { try export(self) }) }
    }
  }

  /// Whether there is a way from the value to one of the type `Other`.
  func canBecome<Other: Transferable>(_ type: Other.Type) -> Bool {
    self is Other || !connections(to: Other.self).isEmpty
  }

  /// The value as one of the type `Other`, or the first that can be made of it; nil where none can.
  func converted<Other: Transferable>(to type: Other.Type) -> Other? {
    if let same = self as? Other { return same }
    for (export, make) in connections(to: Other.self) {
      if let made = try? make(export()) as? Other { return made }
    }
    return nil
  }

  /// What leads from the value to those of `Other`, by data that both know.
  private func connections<Other: Transferable>(
    to type: Other.Type
  ) -> [(export: () throws -> Data, make: (Data) throws -> Any)] {
    let sources = exports
    return Other.ways.flatMap { target in
      sources.compactMap { source in
        guard let make = target.make, source.type.conforms(to: target.contentType) else {
          return nil
        }
        return (source.export, make)
      }
    }
  }
}
