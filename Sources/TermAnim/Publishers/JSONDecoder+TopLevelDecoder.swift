public import Foundation
public import OpenCombine

extension JSONDecoder: @retroactive TopLevelDecoder {}

extension JSONEncoder: @retroactive TopLevelEncoder {}

extension PropertyListDecoder: @retroactive TopLevelDecoder {}

extension PropertyListEncoder: @retroactive TopLevelEncoder {}
